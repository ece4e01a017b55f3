/** Between the application and its worker: what was not sent is tried again once there is a signal. */
export const signalTag = 'soundroof-signal'
export const signalMessage = 'soundroof.signal'
