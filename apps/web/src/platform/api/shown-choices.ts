import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { withPlaces } from '@soundroof/contract/roofs/catalogue/places-in-force'
import { choicesAsShown } from '@soundroof/contract/roofs/catalogue/sheeting'
import { choices } from '@soundroof/data/choices'
import { useMemo } from 'react'
import { useClientSettings } from './client-settings.ts'

/** Option lists with the racking systems, modules and places in force; without any until the server has answered. */
export const useChoicesInForce = (): Choices => {
  const settings = useClientSettings()
  return useMemo(() => {
    if (settings === null) return choices
    const { rackingSystems, modules, places } = settings
    return withPlaces({ ...choices, rackingSystems, modules }, places)
  }, [settings])
}

/** The same with the product names that an administrator chose. */
export const useShownChoices = (): Choices => {
  const shown = useClientSettings()?.sheetings
  const inForce = useChoicesInForce()
  return useMemo(() => choicesAsShown(inForce, shown ?? []), [inForce, shown])
}

/** Pictures that replace drawn profiles, by position of the product. */
export const useSheetingPictures = (): Readonly<Record<number, string>> => {
  const shown = useClientSettings()?.sheetings
  return useMemo(
    () => Object.fromEntries((shown ?? []).flatMap(({ position, picture }) => (picture ? [[position, picture]] : []))),
    [shown],
  )
}
