import { messages as ofContract } from '@soundroof/contract/platform/messages'

export const messages = ofContract
