import ts from 'typescript';

/** Unused code does not matter here. */
const LENIENT = { incremental: false, noUnusedLocals: false, noUnusedParameters: false };

/** Returns a function that says whether a file would compile with a different text; repeated calls are fast. */
export function compiler(): (file: string, text: string) => boolean {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...LENIENT }, process.cwd());
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile;
  const kept = new Map<string, ts.SourceFile | undefined>();
  return (file, text) => {
    host.getSourceFile = (path, how) => {
      if (path === file) return ts.createSourceFile(path, text, how, true);
      if (!kept.has(path)) kept.set(path, read(path, how));
      return kept.get(path);
    };
    const program = ts.createProgram([file], options, host);
    const source = program.getSourceFile(file);
    return program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length === 0;
  };
}
