import { serve } from '../../../render/paint/serve.ts';
import { looks } from './look.ts';

serve(looks);
