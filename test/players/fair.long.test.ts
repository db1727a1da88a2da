import { describe } from 'vitest';
import { fairLaws } from './fair.ts';

describe('a computer in era1 of Cave vs Cave for 1', () => fairLaws('era1', 1, 3));
