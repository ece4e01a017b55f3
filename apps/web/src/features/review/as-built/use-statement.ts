import { type InstallerStatement, installerStatement } from '@soundroof/contract/review/as-built/as-built-record'
import { type DrawnSignature, drawnSignature } from '@soundroof/contract/review/as-built/drawn-signature'
import { useState } from 'react'
import { useKeptForm } from '../../../platform/draft/kept-forms.ts'
import { parseJson } from '../../../platform/json.ts'
import { positionNow } from '../../../platform/sensors/position.ts'
import { toast } from '../../../platform/toast.ts'

const signer = { name: '', licence: '', accreditation: '' }
const empty = { ...signer, installedOn: '', latitude: '', longitude: '', accuracy: '', drawn: '', isStated: '' }
type Typed = typeof empty

const today = (): string => new Date().toLocaleDateString('en-CA')

const numberIn = (text: string): number | null => (text === '' ? null : Number(text))

/** Nothing where what was kept is no signature. */
const drawnIn = (text: string): DrawnSignature => drawnSignature.safeParse(parseJson(text)).data ?? []

/** As the call takes it; what is missing is told by the schema. */
const statementOf = ({ latitude, longitude, accuracy, drawn, isStated, ...texts }: Typed) => ({
  ...texts,
  latitude: numberIn(latitude),
  longitude: numberIn(longitude),
  accuracy: numberIn(accuracy),
  drawn: drawnIn(drawn),
  isStated: isStated !== '',
})

/** How long the position is waited for, ms. */
const patience = 15_000

/** The installer's statement, typed and kept on this device; name and numbers come from the last one of this account here. */
export const useStatement = (hash: string) => {
  const last = useKeptForm('as-built-installer', signer)
  const own = useKeptForm(`as-built-statement-${hash}`, { ...empty, ...last.form, installedOn: today() })
  const [isLocating, setLocating] = useState(false)
  const locate = async (): Promise<void> => {
    setLocating(true)
    const found = await positionNow({ enableHighAccuracy: true, timeout: patience, maximumAge: 10_000 })
    setLocating(false)
    if (typeof found === 'string')
      return toast(found === 'refused' ? 'review.position-refused' : 'review.position-unknown', 'problem')
    own.edit({
      latitude: found.latitude.toFixed(5),
      longitude: found.longitude.toFixed(5),
      accuracy: String(Math.min(Math.round(found.accuracy), 100_000)),
    })
  }
  const typed = own.form
  return {
    typed,
    edit: own.edit,
    draw: (drawn: DrawnSignature): void => own.edit({ drawn: JSON.stringify(drawn) }),
    locate,
    isLocating,
    statement: statementOf(typed),
    /** Signed: the next record begins with who signed. */
    noteSigned: () => {
      const { name, licence, accreditation } = typed
      last.edit({ name, licence, accreditation })
      own.forget()
    },
  }
}

export type Statement = ReturnType<typeof useStatement>

export const isWhole = (statement: Statement['statement']): statement is InstallerStatement =>
  installerStatement.safeParse(statement).success
