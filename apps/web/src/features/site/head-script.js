// A part of every page's head: shows an announcement to its audience from the first paint, unless it was dismissed in
// this browser. See announcement/announcements.tsx.
{
  const sheet = document.head.appendChild(document.createElement('style'))
  let storedValue = ''
  try {
    storedValue = localStorage.dismissed ?? ''
    const { viewer = '' } = localStorage
    if (/^[a-z]+$/.test(viewer)) sheet.textContent = `[data-viewers~="${viewer}"]{display:block}`
  } catch {}
  const hide = (id) => {
    if (/^[\da-f-]{36}$/.test(id)) sheet.textContent += `[data-announcement="${id}"]{display:none!important}`
  }
  storedValue.split(' ').forEach(hide)
  document.addEventListener('click', ({ target }) => {
    const id = target.closest?.('[data-dismiss]')?.dataset.dismiss
    if (!id) return
    storedValue = [id, ...storedValue.split(' ').filter((one) => one !== id)].slice(0, 20).join(' ')
    try {
      localStorage.dismissed = storedValue
    } catch {}
    hide(id)
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
