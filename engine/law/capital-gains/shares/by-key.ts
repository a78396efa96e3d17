/** Items by a key of theirs, in the order in which each key first comes. */
export function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Groups in the order of their keys. */
export const sortedByKey = <Item>(groups: ReadonlyMap<string, Item>): [string, Item][] =>
  [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
