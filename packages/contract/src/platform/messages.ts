import { type Told, type ToldValue, toldBy } from './coded/told.ts'
import type { AdministrationMessages } from './messages/administration.ts'
import type { AnyFieldMessages } from './messages/any-field.ts'
import type { DocumentMessages } from './messages/documents.ts'
import type { FieldMessages } from './messages/fields.ts'
import type { FigureMessages } from './messages/figures.ts'
import type { IdentityMessages } from './messages/identity.ts'
import type { MoneyMessages } from './messages/money.ts'
import type { PlaceMessages } from './messages/places.ts'
import type { TransportMessages } from './messages/platform.ts'
import type { ProjectMessages } from './messages/projects.ts'
import type { ReviewMessages } from './messages/review.ts'
import type { RoofMapMessages } from './messages/roof-map.ts'
import type { ScreenMessages } from './messages/screens.ts'
import type { StepMessages } from './messages/steps.ts'
import type { WhatIfMessages } from './messages/what-if.ts'

/** Every message of the contract, with the names of the values in its sentence. The sentences stand in `packages/words`. */
export type Messages = AdministrationMessages &
  AnyFieldMessages &
  DocumentMessages &
  FieldMessages &
  FigureMessages &
  IdentityMessages &
  MoneyMessages &
  PlaceMessages &
  ProjectMessages &
  ReviewMessages &
  RoofMapMessages &
  ScreenMessages &
  StepMessages &
  TransportMessages &
  WhatIfMessages

/** The code of a message of the contract, not of a result. */
export type MessageKey = keyof Messages

/** A message without values. */
export type PlainKey = { readonly [K in MessageKey]: [Messages[K]] extends [never] ? K : never }[MessageKey]

/** The values of a message: none or all. */
export type MessageValues<K extends MessageKey> = [Messages[K]] extends [never]
  ? readonly []
  : readonly [values: { readonly [Name in Messages[K]]: ToldValue }]

/** A message by its code. */
export const told = <K extends MessageKey>(key: K, ...[values]: MessageValues<K>): Told => toldBy(key, values)
