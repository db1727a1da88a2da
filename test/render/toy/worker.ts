import { serve } from '../../../render/paint/serve.ts';
import { toyLooks } from './look.ts';

serve(toyLooks);
