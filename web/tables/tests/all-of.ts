/** Everything that a generator gives. */
export async function allOf<Of>(generator: AsyncIterable<Of>): Promise<Of[]> {
  const given: Of[] = []
  for await (const one of generator) given.push(one)
  return given
}
