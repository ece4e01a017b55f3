export {}

type WithZodSettings = { __zod_globalConfig?: { jitless?: boolean } }

// Zod tests whether it may compile code; the content policy forbids that, and browsers would report the attempt. Written where
// Zod reads its settings (`globalConfig` of zod/v4/core), so that Zod itself stays out of the first load.
const page = globalThis as WithZodSettings
page.__zod_globalConfig = Object.assign(page.__zod_globalConfig ?? {}, { jitless: true })
