type LastQuestion = {
  /** Null where a later question was asked, or the answer is no longer needed. */
  readonly ask: <T>(answer: Promise<T>) => Promise<T | null>
  readonly end: () => void
}

/** Answers arrive late and out of order; only the one to the last question counts. */
export const lastQuestion = (): LastQuestion => {
  let asked = 0
  return {
    ask: async (answer) => {
      asked += 1
      const number = asked
      const arrived = await answer
      return number === asked ? arrived : null
    },
    end: () => {
      asked += 1
    },
  }
}

/** Null where the subject of the answer has changed meanwhile. */
export const unlessChanged = async <T>(answer: Promise<T>, state: () => string): Promise<T | null> => {
  const before = state()
  const arrived = await answer
  return state() === before ? arrived : null
}
