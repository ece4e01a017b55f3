import { useState } from 'react'
import { browserKeyValue } from '../../../../platform/key-value.ts'
import { keepUnits } from '../report/keep-units.ts'
import classes from './tick-list.module.css'
import { tick, tickedIn } from './ticked.ts'

const store = browserKeyValue()

type Props = { readonly resultId: string; readonly texts: readonly string[] }

/** Sentences to tick off one by one; this device keeps the ticks. */
export const TickList = ({ resultId, texts }: Props) => {
  const [ticked, setTicked] = useState(() => tickedIn(store, resultId, texts))
  const change = (sentence: string, isTicked: boolean): void => {
    tick(store, resultId, sentence, isTicked)
    setTicked(tickedIn(store, resultId, texts))
  }
  return (
    <ul className={classes.ticks}>
      {texts.map((sentence) => (
        <li key={sentence}>
          <label>
            <input
              type="checkbox"
              checked={ticked.has(sentence)}
              onChange={({ currentTarget }) => change(sentence, currentTarget.checked)}
            />
            <span>{keepUnits(sentence)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
