// Only logs, so that a later version can replace it in browsers that have installed it.
for (const event of ['install', 'activate', 'fetch']) {
  self.addEventListener(event, (happening) => {
    // biome-ignore lint/suspicious/noConsole: the specified service worker logs and does nothing else
    console.debug('service worker', event, happening.request?.url ?? '')
  })
}
