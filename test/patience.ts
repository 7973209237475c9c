// Tests of the web app wait for changes that take milliseconds. The long timeout keeps a busy machine from failing
// them.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
}

export {}
