import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A change of a source file that tests ought to notice. */
export interface Mutant {
  /** The path from the root of the repository. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The name of the top-level declaration with the change; empty if it has none. */
  readonly within: string;
  /** The changed lines joined into one, before and after the change. */
  readonly was: string;
  readonly became: string;
  /** The whole file after the change. */
  readonly text: string;
}

/** The replacements of an operator. */
const OPERATORS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.PlusEqualsToken]: ['-='],
  [ts.SyntaxKind.MinusEqualsToken]: ['+='],
};

interface Change {
  readonly node: ts.Node;
  readonly became: string;
}

/** A negated condition; a comparison gets another operator instead. */
function turned(condition: ts.Expression, text: (node: ts.Node) => string): Change[] {
  const compares = ts.isBinaryExpression(condition) && OPERATORS[condition.operatorToken.kind] !== undefined;
  return compares || ts.isPrefixUnaryExpression(condition)
    ? []
    : [{ node: condition, became: `!(${text(condition)})` }];
}

function changesOf(node: ts.Node, text: (node: ts.Node) => string): Change[] {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node;
    return (OPERATORS[operatorToken.kind] ?? []).map((became) => ({ node: operatorToken, became }));
  }
  if (ts.isNumericLiteral(node)) return [{ node, became: `(${node.text} + 1)` }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, became: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, became: 'true' }];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ node, became: text(node.operand) }];
  }
  if (ts.isExpressionStatement(node)) return [{ node, became: ';' }];
  if (ts.isIfStatement(node)) return turned(node.expression, text);
  if (ts.isConditionalExpression(node)) return turned(node.condition, text);
  return [];
}

/** Messages about wrong input, and what only the compiler reads, are not changed. */
const isLeft = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isPropertyAssignment(node) && ts.isNumericLiteral(node.name));

/** The name of the declaration in a top-level statement. */
function declaredName(statement: ts.Statement): string {
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
  const name = declared === undefined ? undefined : ts.getNameOfDeclaration(declared as ts.Declaration);
  return name?.getText() ?? '';
}

const asOne = (lines: string): string => lines.replace(/\s+/g, ' ').trim();

/** Every mutant of a file, or of the given text for it. */
export function mutantsOf(file: string, before = readFileSync(file, 'utf8')): Mutant[] {
  const source = ts.createSourceFile(file, before, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node, within: string): void => {
    if (isLeft(node)) return;
    for (const { node: changed, became } of changesOf(node, (part) => part.getText(source))) {
      const [from, to] = [changed.getStart(source), changed.getEnd()];
      const [start, end] = [before.lastIndexOf('\n', from) + 1, `${before}\n`.indexOf('\n', to)];
      mutants.push({
        file,
        line: source.getLineAndCharacterOfPosition(from).line + 1,
        within,
        was: asOne(before.slice(start, end)),
        became: asOne(before.slice(start, from) + became + before.slice(to, end)),
        text: before.slice(0, from) + became + before.slice(to),
      });
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  for (const statement of source.statements) visit(statement, declaredName(statement));
  return mutants;
}
