import { useState } from 'react'
import { deviceTexts } from '../device/device-texts.ts'
import { isObject, parseJson } from '../json.ts'
import type { KeyValue } from '../key-value.ts'
import { userKey } from './draft-store.ts'

/** The texts of a form by the names of its fields. */
type Texts = Readonly<Record<string, string>>

/** Half-typed forms by name, on this device, separate for each user. */
export const keptForms = (storage: KeyValue, user: () => string) => {
  const key = () => `soundroof.forms.${user()}`
  const all = (): Readonly<Record<string, unknown>> => {
    const value = parseJson(storage.read(key()))
    return isObject(value) ? value : {}
  }
  return {
    /** @param former names of fields in earlier releases, and what they are called now */
    read: <T extends Texts>(name: string, empty: T, former: Texts = {}): T => {
      const form = all()[name]
      const texts = Object.entries(isObject(form) ? form : {})
        .map(([field, text]) => [former[field] ?? field, text] as const)
        .filter(([field, text]) => field in empty && typeof text === 'string')
      return { ...empty, ...Object.fromEntries(texts) }
    },
    keep: (name: string, form: Texts): void => {
      storage.write(key(), JSON.stringify({ ...all(), [name]: form }))
    },
    forget: (name: string): void => {
      const { [name]: _, ...others } = all()
      storage.write(key(), JSON.stringify(others))
    },
    forgetAll: (): void => storage.remove(key()),
  }
}

const forms = keptForms(deviceTexts, userKey)

/** Deleting the account removes them from this device. */
export const forgetForms = (): void => forms.forgetAll()

/** A form that outlives its dialog and the page until it is sent. */
export const useKeptForm = <T extends Texts>(name: string, empty: T, former: Texts = {}) => {
  const [form, setForm] = useState(() => forms.read(name, empty, former))
  return {
    form,
    edit: (part: Partial<T>): void => {
      const next = { ...forms.read(name, empty, former), ...part }
      forms.keep(name, next)
      setForm(next)
    },
    forget: (): void => forms.forget(name),
  }
}
