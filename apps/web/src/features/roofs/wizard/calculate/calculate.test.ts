import { describe, expect, it, vi } from 'vitest'
import { reservations } from '../../../../platform/account/reservations.ts'
import { type CalculateCalls, calculate, onceMoreIf, type Stage, stages, stagesFor } from './calculate.ts'

const later = { code: 'tooManyRequests', values: { wait: '1 s' } }
const ofAnother = { code: 'asWritten', values: { text: 'of another project' } }
const refusal = {
  ok: false as const,
  code: 400,
  message: { code: 'serverError' },
  issues: [{ field: 'roof_slope', coded: { code: 'roofSlopeRequired' } }],
}
const calls = (change: Partial<CalculateCalls> = {}) => ({
  decrement: vi.fn<CalculateCalls['decrement']>(async () => ({ ok: true, data: { times: 4 } })),
  getResult: vi.fn<CalculateCalls['getResult']>(async () => ({
    ok: true,
    data: { result: { zoneResults: [] }, isResult: 0, output: '', times: 4, coded_message: later },
  })),
  upload: vi.fn<CalculateCalls['upload']>(async () => ({ ok: true, data: { hash: 'h', isResult: 0 } })),
  isReserved: () => false,
  ...change,
})
const subscribed = { active: true, remaining: 5 }
const ranStages = async (subscription: Parameters<typeof calculate>[0], change: Partial<CalculateCalls> = {}) => {
  const ran: Stage[] = []
  const outcome = await calculate(subscription, calls(change), (stage) => ran.push(stage))
  return { ran, outcome }
}

describe('a calculation', () => {
  it('reserves, calculates and saves for a subscriber with calculations left', async () => {
    const { ran, outcome } = await ranStages(subscribed)
    expect(ran).toEqual(['reserve', 'calculate', 'save'])
    expect(outcome).toEqual({ ok: true, hash: 'h', hasResult: false, messages: [later] })
  })

  it('says why the project was saved without the result that was shown', async () => {
    const { outcome } = await ranStages(subscribed, {
      getResult: async () => ({ ok: true, data: { result: { zoneResults: [] }, isResult: 1, output: 'x', times: 4 } }),
      upload: async () => ({ ok: true, data: { hash: 'h', isResult: 0, coded: ofAnother } }),
    })
    expect(outcome).toEqual({ ok: true, hash: 'h', hasResult: false, messages: [ofAnother] })
  })

  it.each([
    ['none left', { active: true, remaining: 0 }],
    ['no subscription', { active: false, remaining: 3 }],
    ['an unknown subscription', null],
  ])('reserves nothing with %s, and still saves', async (_, subscription) => {
    const { ran, outcome } = await ranStages(subscription)
    expect(ran).toEqual(['calculate', 'save'])
    expect(outcome.ok).toBe(true)
    expect(stagesFor(subscription)).toEqual(['calculate', 'save'])
  })

  it('uploads with what the calculation answered', async () => {
    const upload = vi.fn<CalculateCalls['upload']>(async () => ({ ok: true, data: { hash: 'h', isResult: 0 } }))
    await calculate(subscribed, calls({ upload }), () => undefined)
    expect(upload).toHaveBeenCalledWith(expect.objectContaining({ isResult: 0 }))
  })

  it('stops when the reservation fails', async () => {
    const { ran, outcome } = await ranStages(subscribed, { decrement: async () => refusal })
    expect(ran).toEqual(['reserve'])
    expect(outcome).toMatchObject({ ok: false, stage: 'reserve' })
  })

  /** 87 calculations of an account; the next calculation takes an open reservation of the server. */
  const account = () => {
    const [open, spent] = [{ count: 0 }, { count: 0 }]
    const times = () => 87 - open.count - spent.count
    const decrement: CalculateCalls['decrement'] = async () => {
      open.count++
      return { ok: true, data: { times: times() } }
    }
    const getResult: CalculateCalls['getResult'] = async () => {
      const isResult = open.count > 0 ? 1 : 0
      open.count -= isResult
      spent.count += isResult
      return { ok: true, data: { result: { zoneResults: [] }, isResult, output: '', times: times() } }
    }
    return { open, times, decrement, getResult }
  }
  const tooMany = async () => ({ ok: false as const, code: 429, message: later, issues: [] })

  it('takes the reservation of a call that was refused before it was read', async () => {
    const { times, decrement, getResult } = account()
    const keep = reservations()
    const refused = keep({ ...calls({ decrement }), getResult: tooMany })
    await calculate(subscribed, refused, () => undefined)
    expect(times()).toBe(86)
    const again = await ranStages(subscribed, keep(calls({ decrement, getResult })))
    expect([again.ran, times()]).toEqual([['calculate', 'save'], 86])
  })

  it('reserves anew where the server has taken that one back', async () => {
    const { open, times, decrement, getResult } = account()
    const keep = reservations()
    await calculate(subscribed, keep({ ...calls({ decrement }), getResult: tooMany }), () => undefined)
    open.count = 0
    const again = await ranStages(subscribed, keep(calls({ decrement, getResult })))
    expect([again.ran, times()]).toEqual([['calculate', 'reserve', 'calculate', 'save'], 86])
    const next = await ranStages(subscribed, keep(calls({ decrement, getResult })))
    expect([next.ran, times()]).toEqual([stages, 85])
  })

  it('reserves anew after a refusal of what was read: that reservation was returned', async () => {
    const keep = reservations()
    await calculate(subscribed, keep({ ...calls(), getResult: async () => refusal }), () => undefined)
    expect((await ranStages(subscribed, keep(calls()))).ran).toEqual(stages)
  })

  it('saves nothing after a refusal, and returns the problems', async () => {
    const made = calls({ getResult: vi.fn(async () => refusal) })
    const outcome = await calculate(null, made, () => undefined)
    expect(made.upload).not.toHaveBeenCalled()
    expect(outcome).toEqual({ ...refusal, stage: 'calculate', calculated: null })
  })

  it('returns what was calculated where it cannot be saved', async () => {
    const { outcome } = await ranStages(subscribed, { upload: async () => refusal })
    expect(outcome).toMatchObject({ ok: false, stage: 'save', code: 400, calculated: { isResult: 0, times: 4 } })
  })
})

describe('a project that is saved while another device changes its draft', () => {
  const changed = { ...refusal, code: 409, message: { code: 'draftChangedElsewhere' } }
  const saved = { ok: true as const, data: 'saved' }

  it('is saved once more where no input has changed', async () => {
    const answers = [changed, saved]
    expect(
      await onceMoreIf(
        async () => true,
        async () => answers.shift() ?? refusal,
      ),
    ).toEqual(saved)
  })

  it('is not saved over inputs that a person has not seen', async () => {
    const save = vi.fn(async () => changed)
    expect(await onceMoreIf(async () => false, save)).toEqual(changed)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is not tried again for another reason, nor endlessly', async () => {
    const isSame = vi.fn(async () => true)
    expect(await onceMoreIf(isSame, async () => refusal)).toEqual(refusal)
    expect(isSame).not.toHaveBeenCalled()
    const save = vi.fn(async () => changed)
    expect(await onceMoreIf(isSame, save)).toEqual(changed)
    expect(save).toHaveBeenCalledTimes(2)
  })
})
