import { Checkbox, Stack } from '@mantine/core'
import { scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { type ApiKeyScope, apiKeyScopes } from '@soundroof/contract/platform/access'
import type { BoundField } from '../../../../components/fields/use-checked-form.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** The form stores scopes as one text, separated by spaces. */
export const scopesIn = (form: string): ApiKeyScope[] => apiKeyScopes.filter((scope) => form.split(' ').includes(scope))

/** The first box carries the field's name, so that an error links to it. */
export const ScopeTicks = ({ name, value, error, onChange }: BoundField) => {
  const say = useSay()
  return (
    <Checkbox.Group
      label={say('identity.permissions')}
      labelProps={{ size: 'md' }}
      withAsterisk
      value={scopesIn(value)}
      onChange={(chosen) => onChange(chosen.join(' '))}
      error={error ? say(error) : null}
    >
      <Stack gap="xs" mt={4} mb={4}>
        {apiKeyScopes.map((scope, index) => (
          <Checkbox
            key={scope}
            id={index === 0 ? name : `${name}-${scope}`}
            value={scope}
            label={say(scopeMeanings[scope])}
            description={scope}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
