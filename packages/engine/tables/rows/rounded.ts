const digits = 4

/** Four significant digits: more than the model knows, fewer than machines differ in. */
export const rounded = (value: number): number => Number(value.toPrecision(digits))
