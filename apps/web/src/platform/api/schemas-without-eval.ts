export {}

type WithZodSettings = { __zod_globalConfig?: { jitless?: boolean } }

// Zod tests whether it may compile code, which the content policy forbids and browsers would report. Set where
// Zod reads its settings (`globalConfig` of zod/v4/core), so that Zod itself stays out of the first load.
const page = globalThis as WithZodSettings
page.__zod_globalConfig = Object.assign(page.__zod_globalConfig ?? {}, { jitless: true })
