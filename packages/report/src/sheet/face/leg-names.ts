export const legNames = { front: 'sheet.leg-front', middle: 'sheet.leg-middle', rear: 'sheet.leg-rear' } as const
