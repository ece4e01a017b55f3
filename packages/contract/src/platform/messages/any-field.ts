/** Any field of any call, and the parts of such sentences. */
export type AnyFieldMessages = {
  readonly asWritten: 'text'
  readonly listEntry: 'label' | 'number'
  readonly partOfEntry: 'entry' | 'part'
  readonly listOf: 'bound'
  readonly atMost: 'number'
  readonly atLeast: 'number'
  readonly above: 'number'
  readonly below: 'number'
  readonly dateTimeForm: never
  readonly andMore: 'count'
  readonly oneSecond: never
  readonly manySeconds: 'count'
  readonly oneMinute: never
  readonly manyMinutes: 'count'
  readonly textRequired: 'label'
  readonly outOfRange: 'label' | 'min' | 'max' | 'unit'
  readonly timeWanted: 'label'
  readonly aboveZero: 'label' | 'min' | 'max' | 'unit'
  readonly notWhole: 'label'
  readonly wholeBetween: 'label' | 'min' | 'max' | 'unit'
  readonly notAnOption: 'label'
  readonly textEmpty: 'label'
  readonly tooShort: 'label' | 'min'
  readonly tooLong: 'label' | 'max'
  readonly wrongType: 'label' | 'type'
  readonly missing: 'label'
  readonly unknownField: 'field'
  readonly contradiction: 'label' | 'other'
  readonly tooLarge: never
  readonly requestMalformed: never
  readonly notJson: never
  readonly jsonRequired: never
  readonly oneLine: 'label'
  readonly textInvalid: 'label'
}
