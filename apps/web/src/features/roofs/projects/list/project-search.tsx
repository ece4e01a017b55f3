import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { searchWords } from '../../../../platform/search-words.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = { readonly text: string; readonly onSearch: (text: string) => void }

/** Milliseconds without a key before the server is asked. */
const quiet = 300

/** Finds projects by name, number or site as one types. */
export const ProjectSearch = ({ text, onSearch }: Props) => {
  const say = useSay()
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  const search = useDebouncedCallback(onSearch, quiet)
  // The address changed from outside: back, or a link.
  if (text !== seen) {
    setSeen(text)
    if (text !== searchWords(typed)) setTyped(text)
  }
  const change = (value: string) => {
    setTyped(value)
    search(searchWords(value))
  }
  return (
    <TextField
      name="search"
      type="search"
      enterKeyHint="search"
      label={say('roofs.find-a-project')}
      placeholder={say('roofs.name-number-street-suburb-or-postcode')}
      maxLength={200}
      value={typed}
      onChange={change}
    />
  )
}
