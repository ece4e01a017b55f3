package org.example.soundroof;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
