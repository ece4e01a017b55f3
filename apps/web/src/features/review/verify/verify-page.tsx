import { Button, Skeleton, Stack } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { readDocumentCode } from '@soundroof/contract/roofs/documents/document-code'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../../components/fields/text-field.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, dataOf } from '../../../platform/api/api-client.ts'
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
  const navigate = useNavigate()
  const [code, setCode] = useState(typed)
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readDocumentCode(code)
    setProblem(read === null ? say('documentCodeInvalid') : '')
    if (read !== null) void navigate({ to: '/verify/$code', params: { code: read } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextField
          label={text('Document code')}
          hint={text('On page one below the square picture, and at the foot of every page')}
          name="code"
          value={code}
          onChange={setCode}
          error={problem}
          maxLength={100}
        />
        <div>
          <Button type="submit">{text('Check the code')}</Button>
        </div>
      </Stack>
    </form>
  )
}

/** Public: whether a printed or saved document still stands. */
export const VerifyPage = () => {
  const { code: typed = '' } = useParams({ strict: false })
  const code = readDocumentCode(typed)
  const { data, error, isLoading } = useDocument(code)
  const problem = typed !== '' && code === null ? say('documentCodeInvalid') : error?.message
  return (
    <PageFrame
      title={text('Check a document')}
      lead={text('Whether a document of this provider still stands, and whether a file is that document.')}
      width="narrow"
    >
      <Stack gap="lg">
        <div role="status">
          {isLoading && <Skeleton height={200} radius="lg" />}
          {problem && <EmptyState title={problem} />}
          {data && <DocumentState document={data} />}
        </div>
        {data && <CompareFile key={data.code} sha256={data.sha256} />}
        <Panel title={data ? text('Another document') : text('Code of the document')}>
          <CodeForm key={data ? 'another' : typed} typed={data ? '' : typed} />
        </Panel>
      </Stack>
    </PageFrame>
  )
}
