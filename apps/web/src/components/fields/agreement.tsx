import { type Message, useSay } from '../../platform/words/use-say.ts'
import { TextLink } from '../page/button-link.tsx'
import { Sentence } from '../page/sentence.tsx'
import { TickField } from './tick-field.tsx'

/** Opens the documents in new tabs, so that the form is not lost. */
export const Agreement = () => {
  const say = useSay()
  return (
    <Sentence
      says="components.i-have-read-and-agree-to"
      service={
        <TextLink to="/terms" target="_blank">
          {say('shell.terms-of-service')}
        </TextLink>
      }
      privacy={
        <TextLink to="/privacy" target="_blank">
          {say('components.privacy')}
        </TextLink>
      }
    />
  )
}

type Props = {
  readonly form: { readonly agreed: boolean }
  readonly errorOf: (name: 'agreed') => Message | undefined
  readonly change: (part: { readonly agreed: boolean }) => void
}

export const AgreementField = ({ form, errorOf, change }: Props) => (
  <TickField
    name="agreed"
    label={<Agreement />}
    checked={form.agreed}
    error={errorOf('agreed')}
    onChange={(agreed) => change({ agreed })}
  />
)
