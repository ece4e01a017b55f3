import { ConsolePage } from '../../features/administration/console/console-page.tsx'
import { Queue } from '../../features/review/projects/queue/queue.tsx'

/** The console: work of the engineers, and the administrators' tables. */
export const ConsoleHome = () => <ConsolePage engineering={{ queue: { title: 'components.queue', Content: Queue } }} />
