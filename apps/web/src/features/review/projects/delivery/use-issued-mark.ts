import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'

const nothing = { code: '', isChanged: '' }

/** Whether entries were changed on this device after the certificate was issued from them. */
export const useIssuedMark = (hash: string) => {
  const { form, edit } = useKeptForm(`certificate-issued-${hash}`, nothing)
  return {
    isChangedSince: (code: string): boolean => form.code === code && form.isChanged !== '',
    noteIssued: (code: string): void => edit({ code, isChanged: '' }),
    noteChanged: (): void => {
      if (form.code !== '' && form.isChanged === '') edit({ isChanged: 'yes' })
    },
  }
}
