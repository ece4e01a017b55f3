const typed = new Set([
  'Project Name',
  'Project Number',
  'Client',
  'Site Contact',
  'Phone of the Site Contact',
  'Note for the Crew',
  'Street Address',
  'Suburb',
  'Postcode',
  'Project Note',
  'Other roof sheeting',
])

/** True for a field, by its English label, whose value a person typed: it is not translated. */
export const isTyped = (label: string): boolean => typed.has(label)
