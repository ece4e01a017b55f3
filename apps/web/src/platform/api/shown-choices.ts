import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { choicesAsShown } from '@soundroof/contract/roofs/catalogue/sheeting'
import { choices } from '@soundroof/data/choices'
import { useMemo } from 'react'
import { useClientSettings } from './client-settings.ts'

/** The option lists with sheeting products under the names that an administrator gave them. */
export const useShownChoices = (): Choices => {
  const shown = useClientSettings()?.sheetings
  return useMemo(() => choicesAsShown(choices, shown ?? []), [shown])
}

/** Addresses of pictures that stand in place of the drawn profile, by position of the product. */
export const useSheetingPictures = (): Readonly<Record<number, string>> => {
  const shown = useClientSettings()?.sheetings
  return useMemo(
    () => Object.fromEntries((shown ?? []).flatMap(({ position, picture }) => (picture ? [[position, picture]] : []))),
    [shown],
  )
}
