import { Button, Stack, Text } from '@mantine/core'
import { type Credentials, credentialProblems } from '@soundroof/contract/account'
import { say } from '@soundroof/contract/messages'
import type { Problem } from '@soundroof/contract/problem'
import { useState } from 'react'
import { TextLink } from '../../components/button-link.tsx'
import { PageFrame } from '../../components/page-frame.tsx'
import { Panel } from '../../components/panel.tsx'
import { PasswordField, TextField } from '../../components/text-field.tsx'
import { useCheckedForm } from '../../components/use-checked-form.ts'
import { call } from '../../platform/api-client.ts'
import { forgetDrafts } from '../../platform/draft-store.ts'
import { goTo } from '../../platform/navigation.ts'
import { clearSession, saveSession } from '../../platform/session.ts'
import { toast } from '../../platform/toast.ts'
import styles from './delete-account-page.module.css'
import { ProtocolDialog } from './protocol-dialog.tsx'

/** A fresh login: whoever sits before a screen that was left open cannot delete anything. */
const logInAfresh = async (credentials: Credentials): Promise<readonly Problem[] | null> => {
  const reply = await call('login', { body: credentials })
  if (!reply.ok) return reply.issues
  saveSession(reply.data)
  return null
}

const deleteAccount = async (password: string): Promise<void> => {
  const reply = await call('deleteAccount', { body: { password, repassword: password } })
  if (!reply.ok) return
  forgetDrafts()
  clearSession()
  toast(say('accountDeleted'), 'success')
  goTo('/home', 'replace')
}

const useDeletion = () => {
  const [asked, setAsked] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const checked = useCheckedForm({
    start: { email: '', password: '' },
    problemsOf: credentialProblems,
    send: async (form) => {
      const refused = await logInAfresh(form)
      setAsked(refused === null)
      return refused
    },
  })
  const confirm = async () => {
    setDeleting(true)
    await deleteAccount(checked.form.password)
    setDeleting(false)
    setAsked(false)
  }
  return { ...checked, asked, deleting, confirm: () => void confirm(), cancel: () => setAsked(false) }
}

/** Outside the shell: the address that the app stores name for deleting an account. */
export const DeleteAccountPage = () => {
  const { bind, busy, submit, asked, deleting, confirm, cancel } = useDeletion()
  return (
    <main className={styles.page}>
      <PageFrame title="Delete account" width="narrow" lead="Log in once more, read what will be removed, and confirm.">
        <Panel>
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              <TextField {...bind('email')} label="Email" type="email" autoComplete="username" required />
              <PasswordField {...bind('password')} label="Password" autoComplete="current-password" required />
              <Button type="submit" color="red" loading={busy} mt="xs">
                Delete Account
              </Button>
            </Stack>
          </form>
        </Panel>
        <Text mt="lg" ta="center">
          <TextLink to="/home">Keep my account</TextLink>
        </Text>
      </PageFrame>
      {asked && <ProtocolDialog busy={deleting} onDelete={confirm} onCancel={cancel} />}
    </main>
  )
}
