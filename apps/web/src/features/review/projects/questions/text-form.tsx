import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import type { Message } from '../../../../platform/words/use-say.ts'
import styles from './questions.module.css'

type Props = {
  readonly name: string
  readonly label: string
  readonly submitLabel: string
  /** True: the text was taken and the form is empty again. */
  readonly send: (text: string) => Promise<boolean>
}

/** One text. What was refused stays in the form. */
export const TextForm = ({ name, label, submitLabel, send }: Props) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (text.trim() === '') return setError({ code: 'textRequired', values: { label } })
    setBusy(true)
    if (await send(text.trim())) setText('')
    setBusy(false)
  }
  const change = (value: string) => {
    setText(value)
    setError(undefined)
  }
  return (
    <div className={styles.form}>
      <TextAreaField {...{ name, label, error }} value={text} onChange={change} rows={2} maxLength={2000} />
      <Button size="sm" loading={isBusy} onClick={(event) => void submit(event)}>
        {submitLabel}
      </Button>
    </div>
  )
}
