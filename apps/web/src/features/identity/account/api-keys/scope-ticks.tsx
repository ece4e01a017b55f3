import { Checkbox, Stack } from '@mantine/core'
import { scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { type ApiKeyScope, apiKeyScopes } from '@soundroof/contract/platform/access'
import { recognised, text } from '@soundroof/contract/platform/text'
import type { BoundField } from '../../../../components/fields/use-checked-form.ts'

/** The form stores scopes as one text, separated by spaces. */
export const scopesIn = (form: string): ApiKeyScope[] => apiKeyScopes.filter((scope) => form.split(' ').includes(scope))

/** The first box carries the field's name, so that an error links to it. */
export const ScopeTicks = ({ name, value, error, onChange }: BoundField) => (
  <Checkbox.Group
    label={text('Permissions')}
    labelProps={{ size: 'md' }}
    withAsterisk
    value={scopesIn(value)}
    onChange={(chosen) => onChange(chosen.join(' '))}
    error={error ? recognised(error) : null}
  >
    <Stack gap="xs" mt={4} mb={4}>
      {apiKeyScopes.map((scope, index) => (
        <Checkbox
          key={scope}
          id={index === 0 ? name : `${name}-${scope}`}
          value={scope}
          label={text(scopeMeanings[scope])}
          description={scope}
        />
      ))}
    </Stack>
  </Checkbox.Group>
)
