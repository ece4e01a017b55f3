import { Button, List, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { certificateWarningDays, type ServerCertificate } from '@soundroof/contract/administration/server-certificate'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { NoteLine } from '../../../components/page/note-line.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { saveFile } from '../../../platform/api/download.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { type PlainCode, type Say, useSay } from '../../../platform/words/use-say.ts'

const key = ['console', 'certificate']

/** Null: it holds long enough. */
const warningOf = (say: Say, { daysLeft }: ServerCertificate): string | null => {
  if (daysLeft < 0) return say('administration.certificate-is-over')
  return daysLeft > certificateWarningDays ? null : say('administration.certificate-ends-soon', { days: daysLeft })
}

/** On every page of the console, from some weeks before the certificate ends. */
export const CertificateWarning = () => {
  const say = useSay()
  const { data } = useCallData('serverCertificate', key)
  const warning = data && warningOf(say, data)
  if (!warning) return null
  return (
    <NoteLine
      title={warning}
      tone="warning"
      action={
        <ButtonLink to="/console" search={{ table: 'certificate' }} variant="default" size="sm">
          {say('administration.look-at-the-certificate')}
        </ButtonLink>
      }
    />
  )
}

const factsOf = (say: Say, certificate: ServerCertificate): readonly (readonly [PlainCode, string])[] => [
  ['administration.certificate-subject', certificate.subject],
  ['administration.certificate-issuer', certificate.issuer],
  ['administration.certificate-valid-from', shownMoment(say, certificate.validFrom)],
  ['administration.valid-until', shownMoment(say, certificate.validUntil)],
  ['administration.certificate-days-left', String(certificate.daysLeft)],
  ['administration.certificate-serial', certificate.serialNumber],
  ['administration.certificate-fingerprint', certificate.fingerprint],
]

const Facts = ({ certificate }: { readonly certificate: ServerCertificate }) => {
  const say = useSay()
  return (
    <SimpleGrid
      minColWidth="min(100%,240px)"
      spacing="lg"
      verticalSpacing={8}
      m={0}
      renderRoot={(props) => <dl {...props} />}
    >
      {factsOf(say, certificate).map(([label, value]) => (
        <div key={label} style={{ overflowWrap: 'anywhere' }}>
          <Text component="dt" c="dimmed" fz="0.8em">
            {say(label)}
          </Text>
          <Text component="dd">{value}</Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

const replacing: readonly PlainCode[] = [
  'administration.certificate-replace-file',
  'administration.certificate-replace-made',
  'administration.certificate-replace-former',
]

const Certificate = ({ certificate }: { readonly certificate: ServerCertificate }) => {
  const say = useSay()

  const save = () =>
    saveFile(new Blob([certificate.pem], { type: 'application/x-pem-file' }), 'soundroof-signing-certificate.pem')
  return (
    <Stack gap="md">
      <Facts certificate={certificate} />
      <Text>
        {say(
          certificate.isSelfMade ? 'administration.certificate-self-made' : 'administration.certificate-of-authority',
        )}
      </Text>
      <Button variant="default" onClick={save} style={{ alignSelf: 'start' }}>
        {say('administration.download-the-certificate')}
      </Button>
      <Title order={3} fz="md">
        {say('administration.certificate-replace-title')}
      </Title>
      <List spacing="xs" maw="70ch" style={{ overflowWrap: 'anywhere' }}>
        {replacing.map((code) => (
          <List.Item key={code}>{say(code)}</List.Item>
        ))}
      </List>
    </Stack>
  )
}

/** With which this server signs documents, and how operators replace it. */
export const CertificatePanel = () => {
  const say = useSay()

  const { data, error, refetch } = useCallData('serverCertificate', key)
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={320} radius="lg" />
  return (
    <Panel title={say('administration.signing-certificate')}>
      <Text c="dimmed" size="sm" maw="70ch" mb="md">
        {say('administration.signing-certificate-lead')}
      </Text>
      <Certificate certificate={data} />
    </Panel>
  )
}
