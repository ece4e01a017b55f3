/** Where the help on a topic opens: certification by the provider. */
export const engineeringHelp = '/helpContext?index1=0&index2=0'
