/** Compiles only where a closed list of names and what is made here have exactly the same: neither may lack one of the other. */
export function allNamed<Name extends string>() {
  return <Things extends Record<Name, unknown>>(
    things: Things & Record<Exclude<keyof Things, Name>, never>,
  ): Things => things;
}
