/** SQL of a row m of reconsiderations: its result waits for an engineer, or one has decided that it does not stand. */
export const isUnderReserve = `(m.settled_at is null or m.outcome in ('superseded', 'void'))`
