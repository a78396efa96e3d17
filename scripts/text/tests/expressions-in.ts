import { type ESTree, parseSync, Visitor } from 'vite'

/** A regular expression in a source file. `expression` is undefined if it is built at run time (`new RegExp(…)`). */
interface Found {
  readonly line: number
  readonly expression?: RegExp
}

/** Every regular expression in a TypeScript source. @throws Error if the source cannot be parsed. */
export function expressionsIn(source: string, file: string): Found[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Found[] = []
  const lineOf = ({ start }: ESTree.Node) => source.slice(0, start).split('\n').length
  const noteCall = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') found.push({ line: lineOf(node) })
  }
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ line: lineOf(node), expression: new RegExp(node.regex.pattern, node.regex.flags) })
    },
    CallExpression: noteCall,
    NewExpression: noteCall,
  }).visit(program)
  return found
}
