import { ConsolePage } from '../../features/administration/console/console-page.tsx'
import { Queue } from '../../features/review/projects/queue/queue.tsx'

/** The console: what engineers work at, and the administrators' tables beside it. */
export const ConsoleHome = () => <ConsolePage engineering={{ queue: { title: 'components.queue', Content: Queue } }} />
