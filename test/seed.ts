import fc from 'fast-check';

// Properties try the same examples in every run; `SEED=2 npm test` tries others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });
