import type { Locator, Page } from '@playwright/test'
import { succeeds } from './succeeds.ts'

const fields =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [readonly]), textarea'

/** Returns the forms within an element that send something, unlike those that search or filter a list. */
export async function sendingForms(within: Locator): Promise<Locator[]> {
  const forms = await within.locator('form:not([action])').filter({ visible: true }).all()
  const areSending = await Promise.all(forms.map((form) => form.evaluate((element) => !element.closest('search'))))
  return forms.filter((_, index) => areSending[index])
}

/** Empties the fields of a form and submits it. Returns its name; undefined if it can't be submitted. */
export async function submitEmpty(page: Page, form: Locator): Promise<string | undefined> {
  const id = await form.getAttribute('id')
  const submits = form.locator('button[type=submit]').or(page.locator(`button[form="${id}"]`))
  const submit = submits.filter({ visible: true }).first()
  if ((await submit.count()) === 0 || (await submit.isDisabled())) return undefined
  for (const field of await form.locator(fields).filter({ visible: true }).all()) {
    if (await field.isEditable()) await field.fill('')
  }
  const name = (await form.getAttribute('aria-label')) ?? (await submit.textContent()) ?? ''
  await submit.focus()
  await page.keyboard.press('Enter')
  return name.replaceAll(/\s+/g, ' ').trim()
}

const ERROR_MS = 2000

/** Whether the page shows what is wrong with a form. */
export async function showsErrors(page: Page): Promise<boolean> {
  const error = page.locator('[aria-invalid=true], [role=alert]').filter({ visible: true }).first()
  return succeeds(error.waitFor({ timeout: ERROR_MS }))
}

/** Whether the focus is on an invalid field or the summary of errors, if there is an invalid field. */
export async function isFocusOnError(page: Page): Promise<boolean> {
  const focusMove = page.waitForFunction(
    () => {
      const { activeElement } = document
      return (
        !document.querySelector('[aria-invalid=true]') ||
        activeElement?.closest('[aria-invalid=true], [role=alert]') ||
        activeElement?.querySelector('a[href^="#"]')
      )
    },
    undefined,
    { timeout: ERROR_MS },
  )
  return succeeds(focusMove)
}
