import { Box, Button, FileButton, Flex, Group, Paper, Stack } from '@mantine/core'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import { type ConsoleSheeting, sheetingChange } from '@soundroof/contract/roofs/catalogue/sheeting'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '../../../components/fields/text-field.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { reloadClientSettings } from '../../../platform/api/client-settings.ts'
import { showAnswer } from '../../../platform/api/show-answer.ts'
import { toast } from '../../../platform/toast.ts'
import { useBusy } from '../../../platform/use-busy.ts'
import { type Message, useSay } from '../../../platform/words/use-say.ts'
import { pictureTypes, sendPicture } from './send-picture.ts'

type Change = { readonly name: string; readonly picture?: string | null }

/** Saves a change of one product and shows the server's answer. */
const useProduct = ({ position, version }: ConsoleSheeting) => {
  const queries = useQueryClient()
  const [busy, during] = useBusy()
  const [problem, setProblem] = useState<Message>()
  const change = async (part: Change) => {
    const answer = await call('changeSheeting', { body: { position, version, ...part } })
    setProblem(answer.ok ? undefined : answer.issues.find(({ field }) => field === 'name')?.coded)
    if (answer.ok) {
      showAnswer(queries, ['console', 'sheeting'], answer.data)
      await reloadClientSettings()
      toast('saved', 'success')
    } else if (answer.code === 409) await queries.invalidateQueries({ queryKey: ['console', 'sheeting'] })
  }
  return { busy, problem, change, run: (work: Promise<unknown>) => void during(work) }
}

const pictureSize = { w: 160, h: 90, flex: 'none', bdrs: 'sm' } as const

/** Name and picture of one product, with a reset to the default. */
export const ProductForm = ({ product }: { readonly product: ConsoleSheeting }) => {
  const say = useSay()

  const { position, defaultName, picture } = product
  const [name, setName] = useState(product.name ?? '')
  const { busy, problem, change, run } = useProduct(product)
  const choose = async (file: File | null) => {
    const address = file && (await sendPicture(file))
    // A name still being typed is not part of this change.
    if (address) await change({ name: product.name ?? '', picture: address })
  }
  return (
    <Paper component="li" withBorder px={18} py={14}>
      <Flex wrap="wrap" gap="14px 20px">
        {picture ? (
          <Box
            component="img"
            src={picture}
            alt={say('administration.as-is-shown', { name: product.name ?? defaultName })}
            {...pictureSize}
            style={{ objectFit: 'cover' }}
          />
        ) : (
          <Flex align="center" justify="center" c="dimmed" fz="sm" bd="var(--edge-dashed)" {...pictureSize}>
            {say('administration.drawn-profile')}
          </Flex>
        )}
        <form
          style={{ flex: '1 1 260px' }}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            run(change({ name }))
          }}
        >
          <Stack gap="sm">
            <TextField
              {...schemaField(sheetingChange, 'name')}
              name={`sheeting-${position}`}
              label={say('administration.product-position', { position })}
              hint={defaultName}
              value={name}
              onChange={setName}
              error={problem}
            />
            <Group gap={8}>
              <Button
                type="submit"
                size="sm"
                variant="default"
                loading={busy}
                aria-label={say('administration.save-the-name-of-product', { position })}
              >
                {say('administration.save-name')}
              </Button>
              <FileButton accept={pictureTypes} onChange={(file) => run(choose(file))}>
                {(props) => (
                  <Button
                    {...props}
                    size="sm"
                    variant="default"
                    disabled={busy}
                    aria-label={say('administration.picture-of-product', { position })}
                  >
                    {picture ? say('administration.other-picture') : say('components.picture')}
                  </Button>
                )}
              </FileButton>
              {(product.name !== null || picture !== null) && (
                <Button
                  size="sm"
                  variant="subtle"
                  disabled={busy}
                  aria-label={say('administration.product-as-shipped', { position })}
                  onClick={() => run(change({ name: '', picture: null }))}
                >
                  {say('administration.as-shipped')}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      </Flex>
    </Paper>
  )
}
