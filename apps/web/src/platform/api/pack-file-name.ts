/** The name under which the close-out pack of a project is saved. */
export const packFileName = (title: string): string => `${title} close-out.pdf`

/** Of the certificate after inspection. */
export const inspectionFileName = (title: string): string => `${title} inspection.pdf`
