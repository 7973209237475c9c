// What a test of the web app waits for comes within milliseconds; a busy machine alone makes nothing fail.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
}

export {}
