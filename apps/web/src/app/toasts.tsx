import { Notifications } from '@mantine/notifications'

/** Above a dialog, below an open menu. */
export const Toasts = () => <Notifications limit={4} zIndex={250} />
