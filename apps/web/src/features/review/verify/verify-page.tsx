import { Button, Skeleton, Stack } from '@mantine/core'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { readDocumentCode } from '@soundroof/contract/roofs/documents/document-code'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../../components/fields/text-field.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, dataOf, messageOfError } from '../../../platform/api/api-client.ts'
import { type Message, useSay } from '../../../platform/words/use-say.ts'
import { CompareFile } from './compare-file.tsx'
import { DocumentState } from './document-state.tsx'

const useDocument = (code: string | null) =>
  useQuery<VerifiedDocument>({
    queryKey: ['document', code],
    queryFn: async ({ signal }) =>
      dataOf(await call('verifyDocument', { query: { code: code ?? '' }, signal, quiet: true })),
    enabled: code !== null,
    retry: false,
  })

const CodeForm = ({ typed }: { readonly typed: string }) => {
  const say = useSay()

  const navigate = useNavigate()
  const [code, setCode] = useState(typed)
  const [problem, setProblem] = useState<Message | undefined>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readDocumentCode(code)
    setProblem(read === null ? 'documentCodeInvalid' : undefined)
    if (read !== null) void navigate({ to: '/verify/$code', params: { code: read } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextField
          label={say('review.document-code')}
          hint={say('review.on-page-one-below-the-square')}
          name="code"
          value={code}
          onChange={setCode}
          error={problem}
          maxLength={100}
        />
        <div>
          <Button type="submit">{say('review.check-the-code')}</Button>
        </div>
      </Stack>
    </form>
  )
}

/** Public: whether a printed or saved document is valid. */
export const VerifyPage = () => {
  const say = useSay()

  const { code: typed = '' } = useParams({ strict: false })
  const code = readDocumentCode(typed)
  const { data, error, isLoading } = useDocument(code)
  const problem = typed !== '' && code === null ? say('documentCodeInvalid') : error && say(messageOfError(error))
  return (
    <PageFrame
      title={say('shell.check-a-document')}
      lead={say('review.whether-a-document-of-this-provider')}
      width="narrow"
    >
      <Stack gap="lg">
        <div role="status">
          {isLoading && <Skeleton height={200} radius="lg" />}
          {problem && <EmptyState title={problem} />}
          {data && <DocumentState document={data} />}
        </div>
        {data && <CompareFile key={data.code} sha256={data.sha256} />}
        <Panel title={data ? say('review.another-document') : say('review.code-of-the-document')}>
          <CodeForm key={data ? 'another' : typed} typed={data ? '' : typed} />
        </Panel>
      </Stack>
    </PageFrame>
  )
}
