import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { NewProject } from './new-project.tsx'

export const NewProjectButton = ({ variant = 'filled' }: { readonly variant?: 'default' | 'filled' }) => (
  <NewProject>
    {(begin) => (
      <Button variant={variant} onClick={begin}>
        {text('New Project')}
      </Button>
    )}
  </NewProject>
)
