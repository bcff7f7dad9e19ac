import { type Declaration as Syntax, parseSync } from 'oxc-parser'

/** Something that a module declares and exports. */
export interface Declaration {
  readonly name: string
  readonly isFunction: boolean
  /** The docstring before it in one line, without stars; empty when it has none. */
  readonly docstring: string
}

/** The declarations that a module exports, in order; what it exports of others is none. */
export function readDeclarations(fileName: string, text: string): readonly Declaration[] {
  const { program, comments } = parseSync(fileName, text)
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return []
    const before = comments.findLast(({ end }) => end <= statement.start)
    const isDocstring =
      before?.value.startsWith('*') === true && text.slice(before.end, statement.start).trim() === ''
    const docstring = isDocstring ? inOneLine(before.value) : ''
    return describe(statement.declaration).map((declared) => ({ ...declared, docstring }))
  })
}

function describe(declaration: Syntax): readonly Omit<Declaration, 'docstring'>[] {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier'
          ? [{ name: id.name, isFunction: init?.type === 'ArrowFunctionExpression' }]
          : [],
      )
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return declaration.id === null
        ? []
        : [{ name: declaration.id.name, isFunction: declaration.type === 'FunctionDeclaration' }]
    default:
      return []
  }
}

const inOneLine = (comment: string): string =>
  comment
    .replace(/^\s*\*+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
