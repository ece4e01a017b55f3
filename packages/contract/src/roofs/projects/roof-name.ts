import { z } from 'zod'
import { inText, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { oneLine } from '../../platform/one-line.ts'
import { fitsFileName } from './header.ts'

/** It becomes part of the project's name, and so of the name of files. */
export const roofNaming = z.strictObject({
  name: oneLine('Roof name', 60)
    .trim()
    .refine((name) => name !== '', inText(told('textRequired', { label: word('Roof name') })))
    .refine(fitsFileName, inText(told('projectNameCharacters'))),
})
