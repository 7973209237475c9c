import { expect, test } from '../support/journey.ts'
import { createStateCheck } from './page-states.ts'
import { watchRequests } from './requests.ts'

/** A page with a problem in each of its states. */
const faultyPage = `<!doctype html>
  <html lang="en">
    <title>Faults</title>
    <main>
      <h1>Faults</h1>
      <img src="data:," width="10" height="10">
      <button type="button" aria-haspopup="dialog" onclick="box.hidden = false; box.focus()">Open</button>
      <button type="button" onclick="this.remove()">Vanish</button>
      <form onsubmit="who.setAttribute('aria-invalid', 'true'); return false">
        <label>Name <input id="who"></label>
        <button type="submit">Send</button>
      </form>
    </main>
    <div role="dialog" id="box" tabindex="-1" hidden><p style="color: #ccc">Pale</p></div>
    <script>
      addEventListener('keydown', ({ key }) => { if (key === 'Escape') box.hidden = true })
    </script>
  </html>`

test('the accessibility check reports the problems of each page state', { tag: '@any-width' }, async ({ page }) => {
  const problems: string[] = []
  const open = () => page.setContent(faultyPage)
  const report = (problem: string) => problems.push(problem)
  const states = createStateCheck(page, { open, waitUntilIdle: watchRequests(page), report })
  await open()
  await states.checkPage('/faults')
  await states.pressAndSubmit('/faults')
  const [imageProblem, ...otherProblems] = problems.map((problem) => problem.replace(/:.*/, ''))
  expect(imageProblem).toBe('/faults · light · page · image-alt')
  expect(otherProblems).toEqual([
    '/faults · light · “Open” open · aria-dialog-name',
    '/faults · light · “Open” open · color-contrast',
    '/faults · dark · “Open” open · color-contrast',
    '/faults · light · “Open” open · after Escape, the focus is on “nothing”',
    '/faults · light · “Vanish” pressed · the focus is lost',
    '/faults · light · “Send” submitted empty · image-alt',
    '/faults · light · “Send” submitted empty · the focus is not on the first error',
  ])
})
