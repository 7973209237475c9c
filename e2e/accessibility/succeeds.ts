/** Whether a wait ends with success, rather than at its time limit. */
export function succeeds(wait: Promise<unknown>): Promise<boolean> {
  return wait.then(
    () => true,
    () => false,
  )
}
