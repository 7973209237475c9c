// Types of the part of autocannon that is used here; the package has none.
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Readonly<Record<string, string>>
    requests?: readonly { readonly path: string }[]
  }
  interface Result {
    /** Seconds. */
    duration: number
    errors: number
    non2xx: number
    '2xx': number
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
